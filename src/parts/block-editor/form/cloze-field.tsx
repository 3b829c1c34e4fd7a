import { useRef, useState } from 'react'
import { gapsOf } from '../../../../rules/content/block-kinds'
import { Button } from '../../../ui/action/button'
import { RichTextField } from '../../../ui/rich-text/rich-text-field'

interface ClozeFieldProps {
  label: string
  value: string
  onChange: (html: string) => void
  help: string
}

/** A text with gaps, written `{{c1::answer}}`; a button makes a gap of the chosen words. */
export function ClozeField({ label, value, onChange, help }: ClozeFieldProps) {
  const box = useRef<HTMLDivElement>(null)
  const chosen = useRef('')
  const [said, setSaid] = useState('')
  const gaps = gapsOf(value)
  const remember = () => {
    const selection = getSelection()
    if (selection && box.current?.contains(selection.anchorNode)) chosen.current = selection.toString()
  }
  const make = () => {
    const words = chosen.current.trim()
    const html = words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
    const at = html ? value.indexOf(html) : -1
    if (at < 0) return setSaid('Choose the words of the gap in the text first, without a change of formatting in them.')
    const number = Math.max(0, ...gaps.map((each) => each.number)) + 1
    onChange(`${value.slice(0, at)}{{c${number}::${html}}}${value.slice(at + html.length)}`)
    chosen.current = ''
    setSaid(`Gap ${number}: ${words}`)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only remembers what is chosen in the text inside.
    <div ref={box} onKeyUp={remember} onMouseUp={remember}>
      <RichTextField
        label={label}
        value={value}
        onChange={onChange}
        help={help}
        note={gaps.length === 1 ? '1 gap' : `${gaps.length} gaps`}
      />
      <div className="btn-row">
        <Button size="sm" icon="minus" onMouseDown={(event) => event.preventDefault()} onClick={make}>
          Make a gap of the chosen words
        </Button>
        <p className="help" role="status">
          {said}
        </p>
      </div>
    </div>
  )
}
