import { type KeyboardEvent, useId, useRef, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { Button } from '../action/button'
import { cropImage, PICTURE } from './crop-image'
import styles from './image-field.module.css'

interface ImageCropperProps {
  label: string
  address: string
  /** Called with the framed part after each change. */
  onCrop: (image: File) => void
  onFail: (reason: string) => void
  onDone: () => void
}

const ZOOM = { least: 1, most: 3, step: 0.1 }

/** Frames a part of a picture, by mouse, touch or keyboard; ImageInput loads it when a picture is chosen. */
export function ImageCropper({ label, address, onCrop, onFail, onDone }: ImageCropperProps) {
  const id = useId()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(ZOOM.least)
  const cut = useCut(address, onCrop, onFail)
  const press = (event: KeyboardEvent) => {
    const way = { '+': 1, '=': 1, '-': -1, '−': -1 }[event.key]
    if (!way || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setZoom((now) => Math.min(ZOOM.most, Math.max(ZOOM.least, now + way * ZOOM.step)))
  }
  return (
    <div className={styles.cropper}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what is pressed in the frame inside. */}
      <div className={styles.stage} onKeyDown={press}>
        <Cropper
          image={address}
          aspect={PICTURE.aspect}
          crop={crop}
          zoom={zoom}
          minZoom={ZOOM.least}
          maxZoom={ZOOM.most}
          keyboardStep={8}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_shares, pixels) => void cut(pixels)}
          // The mouse wheel scrolls the page.
          zoomWithScroll={false}
          // The policy would refuse its style element, so the sheet is imported instead.
          disableAutomaticStylesInjection
          cropperProps={{
            role: 'application',
            'aria-label': `Frame of ${label.toLowerCase()}. Arrow keys move the picture below it, plus and minus change its size.`,
          }}
        />
      </div>
      <div className={styles.zoom}>
        <label htmlFor={id}>Zoom</label>
        <input
          id={id}
          type="range"
          min={ZOOM.least}
          max={ZOOM.most}
          step={ZOOM.step}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)} per cent`}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
        <Button icon="check" onClick={onDone}>
          Use this crop
        </Button>
      </div>
    </div>
  )
}

/** Cuts a part out of a picture. */
function useCut(address: string, onCrop: ImageCropperProps['onCrop'], onFail: ImageCropperProps['onFail']) {
  const turn = useRef(0)
  return async (area: Area) => {
    // Of two crops at once the later one counts.
    const mine = ++turn.current
    const image = await cropImage(address, area).catch(() => null)
    if (mine !== turn.current) return
    if (image) onCrop(image)
    else onFail('This picture cannot be cropped here. Make it smaller and choose it again.')
  }
}
