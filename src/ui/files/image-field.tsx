import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../action/button'
import { buttonLook } from '../action/button-look'
import { FieldNotes, inField } from '../form/field'
import { checkFile, formatBytes, typeName } from './check-file'
import { loadImage } from './crop-image'
import styles from './image-field.module.css'
import { useFileAddress } from './use-file-address'

export interface ImageInputProps {
  id?: string
  /** The name of the picture: 'Picture'. */
  label: string
  /** The picture to send; null removes the stored one, and undefined changes nothing. */
  value?: File | null
  onChange: (value: File | null | undefined) => void
  /** The address of the stored picture. */
  current?: string | null
  'aria-describedby'?: string
  'aria-invalid'?: boolean | 'true' | 'false'
}

const TYPES = ['image/png', 'image/jpeg', 'image/bmp']
const MOST_BYTES = 25_000_000
const names = TYPES.map(typeName)

const ImageCropper = lazy(async () => ({ default: (await import('./image-cropper')).ImageCropper }))

/** Chooses a picture and crops it to a 4:3 PNG named image; without a frame. */
export function ImageInput({ id, label, value, onChange, current, ...aria }: ImageInputProps) {
  const ownId = useId()
  const rulesId = useId()
  const image = useImage({ value, onChange, current })
  const { input, source, cropping, shown, refused, clear } = image
  const described = [aria['aria-describedby'], rulesId, refused && `${rulesId}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.input}>
      {cropping && image.address ? (
        <Cropping image={image} label={label} address={image.address} onCrop={onChange} />
      ) : (
        shown && (
          <img className={styles.shown} src={shown} alt={image.preview ? `New: ${label}` : `${label} as it is`} />
        )
      )}
      <div className={styles.side}>
        <div className="btn-row">
          <input
            {...aria}
            ref={input}
            id={id ?? ownId}
            className="vh"
            type="file"
            accept={TYPES.join(',')}
            aria-describedby={described}
            onChange={(event) => {
              void image.choose(event.target.files?.[0])
              // Lets the same file be chosen again.
              event.target.value = ''
            }}
          />
          <label {...buttonLook({ className: styles.choose })} htmlFor={id ?? ownId}>
            {shown ? 'Choose another' : 'Choose a picture'}
          </label>
          {source && !cropping && (
            <Button icon="crop" ref={image.crop} onClick={() => image.setCropping(true)}>
              Crop
            </Button>
          )}
          {(shown || source) && (
            <Button variant="quiet" label={`Clear ${label.toLowerCase()}`} onClick={() => clear()}>
              Clear
            </Button>
          )}
          {value === null && (
            <Button variant="quiet" onClick={() => onChange(undefined)}>
              Keep it
            </Button>
          )}
        </div>
        <p className="help" id={rulesId}>
          {`${names.slice(0, -1).join(', ')} or ${names.at(-1)}, up to ${formatBytes(MOST_BYTES)}; kept as 4:3.`}
          {value === null && ' The picture is taken away when you save.'}
        </p>
        <FieldNotes id={rulesId} error={refused} />
      </div>
    </div>
  )
}

/** The picture that is chosen, cropped or taken away. */
function useImage({ value, onChange, current }: Pick<ImageInputProps, 'value' | 'onChange' | 'current'>) {
  const input = useRef<HTMLInputElement>(null)
  const crop = useRef<HTMLButtonElement>(null)
  const [source, setSource] = useState<File>()
  const [cropping, setCropping] = useState(false)
  const [refused, setRefused] = useState<string>()
  const address = useFileAddress(source)
  const preview = useFileAddress(value ?? undefined)
  const shown = value === null ? undefined : (preview ?? current ?? undefined)

  // Emptied from outside, as by a form that was sent.
  useEffect(() => {
    if (value) return
    setSource(undefined)
    setCropping(false)
  }, [value])

  const choose = async (file: File | undefined) => {
    if (!file) return
    const reason = checkFile(file, { accept: TYPES, maxBytes: MOST_BYTES }) ?? (await unreadable(file))
    setRefused(reason)
    if (reason) return
    setSource(file)
    setCropping(true)
  }
  const clear = (reason?: string) => {
    setRefused(reason)
    setSource(undefined)
    setCropping(false)
    // The first press drops the new picture and shows the stored one again; a second press removes that.
    onChange(value || source || !current ? undefined : null)
    input.current?.focus()
  }
  return { input, crop, source, cropping, setCropping, refused, address, preview, shown, choose, clear }
}

interface CroppingProps {
  image: ReturnType<typeof useImage>
  label: string
  address: string
  onCrop: (image: File) => void
}

function Cropping({ image: { crop, clear, setCropping }, label, address, onCrop }: CroppingProps) {
  return (
    <Suspense fallback={<div className={styles.stage} aria-busy="true" />}>
      <ImageCropper
        label={label}
        address={address}
        onCrop={onCrop}
        onFail={clear}
        onDone={() => {
          flushSync(() => setCropping(false))
          // The pressed button has gone with the stage.
          crop.current?.focus()
        }}
      />
    </Suspense>
  )
}

/** Why the browser cannot show a file as a picture, whatever its name. */
async function unreadable(file: File): Promise<string | undefined> {
  const address = URL.createObjectURL(file)
  try {
    await loadImage(address)
    return undefined
  } catch {
    return `${file.name} cannot be read as a picture. Save it as PNG or JPEG and choose that.`
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** A picture with its label, its error and its help. */
export const ImageField = inField(ImageInput)
