/** An amount in pence as text: £1,234.50. */
export const pounds = (pence: number) => (pence / 100).toLocaleString('en-GB', { style: 'currency', currency: 'GBP' })
