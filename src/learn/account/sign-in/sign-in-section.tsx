import type { ComponentType } from 'react'
import type { SectionProps } from '../account'
import styles from '../account.module.css'
import { AddressPart } from './address-part'
import { DevicesPart } from './devices-part'
import { PasskeysPart } from './passkeys'
import { ProvidersPart } from './providers-part'
import { SecondFactorPart } from './second-factor-part'

/** The ways to sign in, each a part with its own heading, then the devices. A new way is one line here. */
const parts: Readonly<Record<string, ComponentType<SectionProps>>> = {
  address: AddressPart,
  passkeys: PasskeysPart,
  secondFactor: SecondFactorPart,
  providers: ProvidersPart,
  devices: DevicesPart,
}

/** The person's ways to sign in, and their devices. */
export const SignInSection = ({ account }: SectionProps) => (
  <div className={styles.parts}>
    {Object.entries(parts).map(([name, Part]) => (
      <Part key={name} account={account} />
    ))}
  </div>
)
