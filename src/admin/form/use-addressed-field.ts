import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Leads to the field that the address names after `#`, in the form with this id. */
export function useAddressedField(formId: string): void {
  const { hash } = useLocation()
  useEffect(() => {
    const name = hash.slice(1)
    if (!formId || !/^\w+$/.test(name)) return
    const id = `${formId}_${name}`
    const label = document.querySelector(`label[for="${id}"]`)
    const control = document.getElementById(id)
    ;(label ?? control)?.scrollIntoView({ block: 'center' })
    control?.focus({ preventScroll: true })
  }, [formId, hash])
}
