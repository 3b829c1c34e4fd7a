// Written by schema/generate.ts; do not edit.
import { typed } from '../../providers/api/document'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MockLevel =
  | 'foundation'
  | 'intermediate'
  | 'day_one'
  | 'stretch';

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

/** What a mock needs before a student can sit it. */
export type MockNeed =
  | 'sessionType'
  | 'practiceArea'
  | 'task'
  | 'scenario'
  | 'criteria'
  | 'suggestedAnswer'
  | 'documents'
  | 'tutors'
  | 'published';

export type CriterionKind =
  | 'skills'
  | 'law';

export type EditableMocksQueryVariables = Exact<{
  page?: number | null | undefined;
}>;


export type EditableMocksQuery = { mocks: { entries: Array<{ id: string, name: string | null, status: ContentStatus | null, lacks: Array<MockNeed> | null, sessionType: { id: string, name: string } | null, practiceArea: { id: string, name: string } | null }>, pageInfo: { totalCount: number, totalPages: number, currentPage: number, hasPreviousPage: boolean, hasNextPage: boolean } } };

export type EditableMockQueryVariables = Exact<{
  id: string;
}>;


export type EditableMockQuery = { mock: { id: string, name: string | null, status: ContentStatus | null, level: MockLevel | null, lacks: Array<MockNeed> | null, candidateInstruction: string | null, scenario: string | null, instruction: string | null, tutorInstruction: string | null, suggestedAnswer: string | null, marksheet: Array<{ id: string, title: string, kind: CriterionKind, weight: number }> | null, sessionType: { id: string, name: string } | null, practiceArea: { id: string, name: string } | null, permissions: Array<{ id: string, userId: string, type: MockPermissionType }> | null, materials: Array<{ id: string, file: { id: string, title: string, contentType: string, size: number | null, studentCanView: boolean, own: boolean, contentLink: string | null } | null }> | null, templates: Array<{ id: string, file: { id: string, title: string, contentType: string, size: number | null, studentCanView: boolean, own: boolean, contentLink: string | null } | null }> | null } };

export type MockFileFragment = { id: string, title: string, contentType: string, size: number | null, studentCanView: boolean, own: boolean, contentLink: string | null };

export type MockMaterialAddMutationVariables = Exact<{
  mockId: string;
  title?: string | null | undefined;
  studentCanView?: boolean | null | undefined;
  file?: unknown;
}>;


export type MockMaterialAddMutation = { mockMaterialCreate: { id: string } };

export type MockTemplateAddMutationVariables = Exact<{
  mockId: string;
  title?: string | null | undefined;
  file?: unknown;
}>;


export type MockTemplateAddMutation = { mockTemplateCreate: { id: string } };

export type MockFileChangeMutationVariables = Exact<{
  id: string;
  title?: string | null | undefined;
  studentCanView?: boolean | null | undefined;
}>;


export type MockFileChangeMutation = { driveFileUpdate: { id: string } };

export type MockFileRemoveMutationVariables = Exact<{
  id: string;
}>;


export type MockFileRemoveMutation = { driveFileDelete: { id: string } };


export const EditableMocks = typed<EditableMocksQuery, EditableMocksQueryVariables>("query EditableMocks($page: Int) {\n  mocks(editable: true, page: $page, pageSize: 25, orderBy: name) {\n    entries {\n      id\n      name\n      status\n      lacks\n      sessionType {\n        id\n        name\n      }\n      practiceArea {\n        id\n        name\n      }\n    }\n    pageInfo {\n      totalCount\n      totalPages\n      currentPage\n      hasPreviousPage\n      hasNextPage\n    }\n  }\n}")

export const EditableMock = typed<EditableMockQuery, EditableMockQueryVariables>("query EditableMock($id: ID!) {\n  mock(id: $id) {\n    id\n    name\n    status\n    level\n    lacks\n    candidateInstruction\n    scenario\n    instruction\n    tutorInstruction\n    suggestedAnswer\n    marksheet {\n      id\n      title\n      kind\n      weight\n    }\n    sessionType {\n      id\n      name\n    }\n    practiceArea {\n      id\n      name\n    }\n    permissions {\n      id\n      userId\n      type\n    }\n    materials {\n      id\n      file {\n        ...MockFile\n      }\n    }\n    templates {\n      id\n      file {\n        ...MockFile\n      }\n    }\n  }\n}\nfragment MockFile on DriveFile {\n  id\n  title\n  contentType\n  size\n  studentCanView\n  own\n  contentLink\n}")

export const MockMaterialAdd = typed<MockMaterialAddMutation, MockMaterialAddMutationVariables>("mutation MockMaterialAdd($mockId: ID!, $title: String, $studentCanView: Boolean, $file: Upload) {\n  mockMaterialCreate(\n    mockId: $mockId\n    title: $title\n    studentCanView: $studentCanView\n    file: $file\n  ) {\n    id\n  }\n}")

export const MockTemplateAdd = typed<MockTemplateAddMutation, MockTemplateAddMutationVariables>("mutation MockTemplateAdd($mockId: ID!, $title: String, $file: Upload) {\n  mockTemplateCreate(mockId: $mockId, title: $title, file: $file) {\n    id\n  }\n}")

export const MockFileChange = typed<MockFileChangeMutation, MockFileChangeMutationVariables>("mutation MockFileChange($id: ID!, $title: String, $studentCanView: Boolean) {\n  driveFileUpdate(id: $id, title: $title, studentCanView: $studentCanView) {\n    id\n  }\n}")

export const MockFileRemove = typed<MockFileRemoveMutation, MockFileRemoveMutationVariables>("mutation MockFileRemove($id: ID!) {\n  driveFileDelete(id: $id) {\n    id\n  }\n}")
