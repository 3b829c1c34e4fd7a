import type { DeskMemberFragment, DeskPeopleQueryVariables } from './tickets.documents'

/** Somebody of an event, as those who lead it see them. */
export type Person = DeskMemberFragment

/** Which people are asked for, on whatever page. */
export type Asked = Omit<DeskPeopleQueryVariables, 'page'>
