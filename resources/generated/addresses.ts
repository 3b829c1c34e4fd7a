// Written by scripts/lists.ts; do not edit.
import type { Address, Item } from '../addresses'

/** The addresses of the staff's screens that are made from definitions. */
export const addresses: readonly Address[] = [
  {"path":"/sessions","can":"view_all_sessions"},
  {"path":"/sessions/:id","can":"view_all_sessions"},
  {"path":"/sessions/:id/edit","can":"view_all_sessions"},
  {"path":"/users","can":"view_all_users"},
  {"path":"/users/:id","can":"view_all_users","to":"/users/:id/profile"},
  {"path":"/users/:id/profile","can":"view_all_users"},
  {"path":"/users/:id/wallet","can":"view_all_users"},
  {"path":"/users/:id/calendar","can":"view_all_users"},
  {"path":"/users/:id/slots","can":"view_all_users"},
  {"path":"/users/:id/mocks","can":"view_all_users"},
  {"path":"/users/:id/sessions","can":"view_all_users"},
  {"path":"/users/:id/payments","can":"view_all_users"},
  {"path":"/users/:id/edit","can":"view_all_users"},
  {"path":"/mocks","can":"view_all_mocks"},
  {"path":"/mocks/new","can":"view_all_mocks"},
  {"path":"/mocks/:id","can":"view_all_mocks","to":"/mocks/:id/info"},
  {"path":"/mocks/:id/info","can":"view_all_mocks"},
  {"path":"/mocks/:id/marksheet","can":"view_all_mocks"},
  {"path":"/mocks/:id/extra-tasks","can":"view_all_mocks"},
  {"path":"/mocks/:id/materials","can":"view_all_mocks"},
  {"path":"/mocks/:id/templates","can":"view_all_mocks"},
  {"path":"/mocks/:id/permissions","can":"view_all_mocks"},
  {"path":"/mocks/:id/edit","can":"view_all_mocks"},
  {"path":"/billing/purchases","can":"manage_billing"},
  {"path":"/billing/purchases/new","can":"manage_billing"},
  {"path":"/billing/purchases/:id","can":"manage_billing"},
  {"path":"/billing/transactions","can":"manage_billing"},
  {"path":"/settings/practice-areas","can":"manage_settings"},
  {"path":"/settings/practice-areas/new","can":"manage_settings"},
  {"path":"/settings/practice-areas/:id/edit","can":"manage_settings"},
  {"path":"/settings/session-types","can":"manage_settings"},
  {"path":"/settings/session-types/new","can":"manage_settings"},
  {"path":"/settings/session-types/:id","can":"manage_settings"},
  {"path":"/settings/session-types/:id/edit","can":"manage_settings"},
  {"path":"/settings/roles","can":"manage_roles"},
  {"path":"/settings/roles/new","can":"manage_roles"},
  {"path":"/settings/roles/:id/edit","can":"manage_roles"},
  {"path":"/settings/queue","can":"manage_settings"},
]

/** The staff's menu, so far as it follows from definitions. */
export const menu: readonly Item[] = [
  {"to":"/sessions","label":"Sessions","icon":"sessions","needs":"view_all_sessions"},
  {"to":"/users","label":"Users","icon":"user","needs":"view_all_users"},
  {"to":"/mocks","label":"Mocks","icon":"mocks","needs":"view_all_mocks"},
  {"to":"/billing","label":"Billing","icon":"billing","needs":"manage_billing"},
  {"to":"/settings","label":"Settings","icon":"settings","needs":"manage_settings"},
]
