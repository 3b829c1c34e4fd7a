import type { ComponentType } from 'react'
import type { SectionProps } from './account'
import { AddressPart } from './address-part'
import { DevicesPart } from './devices-part'
import { PasskeysPart } from './passkeys'
import { ProvidersPart } from './providers-part'

/** The ways in, each a part with a heading of its own, then where one is in. A further way is a line here. */
const parts: Readonly<Record<string, ComponentType<SectionProps>>> = {
  address: AddressPart,
  passkeys: PasskeysPart,
  providers: ProvidersPart,
  devices: DevicesPart,
}

/** How one signs in, and where one is signed in. */
export const SignInSection = ({ account }: SectionProps) => (
  <div className="account-parts">
    {Object.entries(parts).map(([name, Part]) => (
      <Part key={name} account={account} />
    ))}
  </div>
)
