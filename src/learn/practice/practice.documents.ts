// Written by schema/generate.ts; do not edit.
import { typed } from '../../providers/api/document'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** How a person stands to a question that they could practise; a question may be in several pools. */
export type PracticePool =
  /** Never answered. */
  | 'unused'
  /** Wrong the last time. */
  | 'wrong'
  /** Wrong the last time, and was sure. */
  | 'sure_and_wrong'
  | 'flagged'
  /** Right the last time. */
  | 'right';

export type PracticeCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type PracticeCountsQuery = { practiceCounts: Array<{ pools: Array<PracticePool>, count: number, practiceArea: { id: string, name: string, shortName: string } | null }>, adjustment: { extraTime: number, breaks: number } | null };


export const PracticeCounts = typed<PracticeCountsQuery, PracticeCountsQueryVariables>("query PracticeCounts {\n  practiceCounts {\n    practiceArea {\n      id\n      name\n      shortName\n    }\n    pools\n    count\n  }\n  adjustment {\n    extraTime\n    breaks\n  }\n}")
