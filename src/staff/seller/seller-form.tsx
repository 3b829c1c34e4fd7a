import { sellerUpdate as limits } from '../../../schema/generated/limits'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/data/card'
import { Tag } from '../../ui/data/tag'
import { SelectField } from '../../ui/form/select-field'
import { TextArea } from '../../ui/form/text-area'
import { TextField } from '../../ui/form/text-field'
import styles from './seller-form.module.css'
import { creditsWords, kindWord, treatmentWords } from './seller-words'
import { type SellerFacts, type TypedRule, useSeller } from './use-seller'

export function SellerForm({ seller }: { seller: SellerFacts }) {
  const { typed, faults, guard, busy, type, rule, submit } = useSeller(seller)
  const { title, why } = creditsWords[seller.creditsVat]
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {guard.dialog}
      <Card title={title}>
        <p>{why}</p>
      </Card>
      <Facts typed={typed} faults={faults} type={type} />
      <Card title="VAT of what is sold" foot="Your accountant should confirm what you set here.">
        <div className={styles.rules}>
          {typed.rules.map((each) => (
            <Rule key={each.kind} rule={each} isOnSale={seller.onSale.includes(each.kind)} onChange={rule} />
          ))}
        </div>
        {faults.vatRules && (
          <p role="alert" className={styles.fault}>
            {faults.vatRules}
          </p>
        )}
      </Card>
      {faults.whole && (
        <p role="alert" className={styles.fault}>
          {faults.whole}
        </p>
      )}
      <Button type="submit" variant="primary" busy={busy}>
        Save
      </Button>
    </form>
  )
}

/** Whom invoices are from. */
function Facts({ typed, faults, type }: Pick<ReturnType<typeof useSeller>, 'typed' | 'faults' | 'type'>) {
  return (
    <Card title="Seller">
      <div className={styles.fields}>
        <TextField
          label="Registered name"
          most={limits.name}
          value={typed.name}
          error={faults.name}
          onChange={({ target }) => type({ name: target.value })}
        />
        <TextArea
          label="Address"
          rows={4}
          value={typed.address}
          error={faults.address}
          onChange={({ target }) => type({ address: target.value })}
        />
        <TextField
          label="Company number"
          value={typed.companyNumber}
          error={faults.companyNumber}
          help="As in the register of companies."
          onChange={({ target }) => type({ companyNumber: target.value })}
        />
        <TextField
          label="VAT number"
          value={typed.vatNumber}
          error={faults.vatNumber}
          help="Empty: not registered, and nothing has VAT."
          onChange={({ target }) => type({ vatNumber: target.value })}
        />
      </div>
    </Card>
  )
}

interface RuleProps {
  rule: TypedRule
  isOnSale: boolean
  onChange: (kind: TypedRule['kind'], change: Partial<TypedRule>) => void
}

/** The VAT of one kind of item. */
function Rule({ rule: { kind, treatment, rate }, isOnSale, onChange }: RuleProps) {
  const name = kindWord(kind)
  return (
    <fieldset className={styles.rule}>
      <legend className={styles.kind}>
        {name}{' '}
        {isOnSale && (
          <Tag icon="tag" kind="info">
            On sale
          </Tag>
        )}
      </legend>
      <SelectField
        label={`VAT of ${name.toLowerCase()}`}
        labelHidden
        value={treatment}
        options={Object.entries(treatmentWords).map(([value, label]) => ({ value, label }))}
        onChange={({ target }) => onChange(kind, { treatment: target.value as TypedRule['treatment'] })}
      />
      {treatment === 'included' && (
        <TextField
          label={`Rate of ${name.toLowerCase()}`}
          labelHidden
          inputMode="decimal"
          after="%"
          value={rate}
          onChange={({ target }) => onChange(kind, { rate: target.value })}
        />
      )}
    </fieldset>
  )
}
