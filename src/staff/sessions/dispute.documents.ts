// Written by schema/generate.ts; do not edit.
import { typed } from '../../providers/api/document'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Why a candidate disputes a no-show. */
export type DisputeReason =
  /** They were in the room on time. */
  | 'was_there'
  /** The room, sound, network or link failed. */
  | 'link_failed'
  /** Illness, or an emergency that could not be foreseen. */
  | 'ill_or_emergency'
  | 'other';

export type DisputeOutcome =
  /** It stays a no-show; nothing is paid back. */
  | 'upheld'
  /** The session is cancelled and all that was paid for it is back in the wallet. */
  | 'refunded'
  /** It stays a no-show, and the candidate may book one session of the same type without paying, until `rebookUntil`. */
  | 'reinstated';

export type AttendeeRole =
  | 'candidate'
  | 'tutor'
  | 'interviewer'
  | 'reviewer'
  | 'observer';

export type DisputeAtDeskQueryVariables = Exact<{
  id: string;
}>;


export type DisputeAtDeskQuery = { session: { id: string, allowed: Array<string>, price: number | null, noShowAt: string | null, noShowDispute: { id: string, reason: DisputeReason, message: string, insertedAt: string, answerBy: string, outcome: DisputeOutcome | null } | null, attendees: Array<{ id: string, role: AttendeeRole, userId: string, user: { id: string, fullName: string | null, avatar: string | null } | null }> } };

export type DecideDisputeMutationVariables = Exact<{
  id: string;
  outcome: DisputeOutcome;
  message: string;
}>;


export type DecideDisputeMutation = { sessionNoShowResolve: { id: string, status: string } };

export type AttendingFragment = { attendees: Array<{ id: string, role: AttendeeRole, userId: string, user: { id: string, fullName: string | null, avatar: string | null } | null }> };


export const DisputeAtDesk = typed<DisputeAtDeskQuery, DisputeAtDeskQueryVariables>("query DisputeAtDesk($id: ID!) {\n  session(id: $id) {\n    id\n    allowed\n    price\n    noShowAt\n    noShowDispute {\n      id\n      reason\n      message\n      insertedAt\n      answerBy\n      outcome\n    }\n    ...Attending\n  }\n}\nfragment Attending on Session {\n  attendees {\n    id\n    role\n    userId\n    user {\n      id\n      fullName\n      avatar\n    }\n  }\n}")

export const DecideDispute = typed<DecideDisputeMutation, DecideDisputeMutationVariables>("mutation DecideDispute($id: ID!, $outcome: DisputeOutcome!, $message: Text!) {\n  sessionNoShowResolve(id: $id, outcome: $outcome, message: $message) {\n    id\n    status\n  }\n}")
