// Written by schema/generate.ts; do not edit.
import { typed } from '../../providers/api/document'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type EditsMocksQueryVariables = Exact<{ [key: string]: never; }>;


export type EditsMocksQuery = { mocks: { entries: Array<{ id: string }> } };


export const EditsMocks = typed<EditsMocksQuery, EditsMocksQueryVariables>("query EditsMocks {\n  mocks(editable: true, pageSize: 1) {\n    entries {\n      id\n    }\n  }\n}")
