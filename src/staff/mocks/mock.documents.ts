// Written by schema/generate.ts; do not edit.
import { typed } from '../../providers/api/document'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ContentStatus =
  | 'draft'
  | 'in_review'
  | 'published'
  | 'archived';

/** Each includes those before it. */
export type MockPermissionType =
  | 'view'
  | 'conduct'
  | 'mark'
  | 'edit';

export type MockChecklistQueryVariables = Exact<{
  id: string;
}>;


export type MockChecklistQuery = { mock: { id: string, name: string | null, sessionTypeId: string, practiceAreaId: string, candidateInstruction: string | null, scenario: string | null, suggestedAnswer: string | null, status: ContentStatus | null, sessionType: { name: string } | null, practiceArea: { name: string } | null, marksheet: Array<{ title: string }> | null, materials: Array<{ id: string }> | null, templates: Array<{ id: string }> | null, permissions: Array<{ id: string, type: MockPermissionType }> | null } };

export type PublishMockMutationVariables = Exact<{
  id: string;
}>;


export type PublishMockMutation = { mockUpdate: { id: string, status: ContentStatus | null } };


export const MockChecklist = typed<MockChecklistQuery, MockChecklistQueryVariables>("query MockChecklist($id: ID!) {\n  mock(id: $id) {\n    id\n    name\n    sessionTypeId\n    practiceAreaId\n    candidateInstruction\n    scenario\n    suggestedAnswer\n    status\n    sessionType {\n      name\n    }\n    practiceArea {\n      name\n    }\n    marksheet {\n      title\n    }\n    materials {\n      id\n    }\n    templates {\n      id\n    }\n    permissions {\n      id\n      type\n    }\n  }\n}")

export const PublishMock = typed<PublishMockMutation, PublishMockMutationVariables>("mutation PublishMock($id: ID!) {\n  mockUpdate(id: $id, status: published) {\n    id\n    status\n  }\n}")
