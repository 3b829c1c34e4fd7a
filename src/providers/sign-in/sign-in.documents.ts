// Written by schema/generate.ts; do not edit.
import { typed } from '../api/document'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type UserType =
  /** Aspiring Solicitor */
  | 'aspiringSolicitor'
  /** Tutoring Solicitor */
  | 'tutoringSolicitor'
  /** Interviewer */
  | 'interviewer';

export type UserRole =
  | 'user'
  | 'supervisor'
  | 'admin';

export type Preparation =
  /** SQE1 */
  | 'sqe1'
  /** SQE2 */
  | 'sqe2'
  /** HRA/BAR */
  | 'hra_bar'
  /** Other exams: LLB/LLM */
  | 'other';

export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { serverTime: string, currentUser: { id: string, firstName: string | null, lastName: string | null, fullName: string | null, email: string | null, type: UserType | null, role: UserRole | null, timezone: string | null, avatar: string | null, abilities: Array<string> | null, confirmedAt: string | null, preparation: Preparation | null, termsConditionsVersion: string | null, pricePolicyVersion: string | null, privacyPolicyVersion: string | null, country: { id: string, name: string } | null } };

export type RefreshTokensMutationVariables = Exact<{
  refreshToken: string;
}>;


export type RefreshTokensMutation = { refreshTokens: { accessToken: string, refreshToken: string, user: { id: string, email: string | null, role: UserRole | null } } };

export type LogoutMutationVariables = Exact<{
  refreshToken: string;
}>;


export type LogoutMutation = { logout: boolean };


export const CurrentUser = typed<CurrentUserQuery, CurrentUserQueryVariables>("query CurrentUser {\n  serverTime\n  currentUser {\n    id\n    firstName\n    lastName\n    fullName\n    email\n    type\n    role\n    timezone\n    avatar\n    abilities\n    confirmedAt\n    preparation\n    termsConditionsVersion\n    pricePolicyVersion\n    privacyPolicyVersion\n    country {\n      id\n      name\n    }\n  }\n}")

export const RefreshTokens = typed<RefreshTokensMutation, RefreshTokensMutationVariables>("mutation RefreshTokens($refreshToken: String!) {\n  refreshTokens(refreshToken: $refreshToken) {\n    accessToken\n    refreshToken\n    user {\n      id\n      email\n      role\n    }\n  }\n}")

export const Logout = typed<LogoutMutation, LogoutMutationVariables>("mutation Logout($refreshToken: String!) {\n  logout(refreshToken: $refreshToken)\n}")
