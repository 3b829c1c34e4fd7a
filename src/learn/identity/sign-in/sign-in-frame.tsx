import type { ReactNode } from 'react'
import { AuthLayout } from '../../../layouts/auth-layout'

/** The auth layout with the title of its page. */
export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <AuthLayout>
      <title>{`${title} · Articled`}</title>
      {children}
    </AuthLayout>
  )
}
