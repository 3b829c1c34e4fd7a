import { resource } from '../resource'

export const billingDocument = resource({
  list: 'billingDocuments',
  label: 'Invoices',
  singular: 'document',
  path: '/billing/documents',
  group: 'billing',
  ability: 'manage_billing',
  empty: {
    title: 'No invoice yet',
    words:
      'What is bought gets an invoice, what is given back a credit note, and credits whose VAT is not due a receipt.',
  },
  title: 'number',
  titleWith: 'user.fullName',
  one: 'billingDocument',
  head: { state: ['kind'], who: ['user.fullName'], when: ['insertedAt'], money: ['total'] },
  found: ['insertedAt', 'total', 'kind'],
  columns: ['insertedAt', 'number', 'kind', 'user.fullName', 'name', 'net', 'vat', 'total', 'url'],
  phone: { name: 'number', end: 'total', facts: ['user.fullName', 'kind', 'insertedAt'] },
  more: ['reduces.number', 'user.email'],
  labels: {
    insertedAt: 'Date',
    from: 'Issued from',
    until: 'Issued until',
    'user.fullName': 'User',
    'user.email': 'E-mail',
    name: 'Of',
    net: 'Without VAT',
    vat: 'VAT',
    url: 'PDF',
    'reduces.number': 'Reduces',
  },
  filters: ['kind', 'userId', 'from', 'until'],
  totals: {
    operation: 'billingDocumentTotals',
    sums: [
      {
        ...{ field: 'invoiced', label: 'Invoiced' },
        count: { field: 'invoices', singular: 'invoice', plural: 'invoices' },
      },
      {
        ...{ field: 'credited', label: 'Credited', unlessZero: true },
        count: { field: 'creditNotes', singular: 'credit note', plural: 'credit notes' },
      },
      { field: 'net', label: 'Without VAT' },
      { field: 'vat', label: 'VAT' },
    ],
  },
  views: [
    { label: 'Invoices', filters: () => ({ kind: 'invoice' }) },
    { label: 'Credit notes', filters: () => ({ kind: 'credit_note' }) },
  ],
  order: { by: 'inserted_at', direction: 'desc' },
  tabs: [{ path: '', label: 'Details', fields: ['name', 'net', 'vat', 'total', 'reduces.number', 'url'] }],
  live: ['BillingDocument'],
})
