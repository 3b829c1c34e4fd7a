// Written by schema/generate.ts; do not edit.
import { typed } from '../../../providers/api/document'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type Preparation =
  /** SQE1 */
  | 'sqe1'
  /** SQE2 */
  | 'sqe2'
  /** HRA/BAR */
  | 'hra_bar'
  /** Other exams: LLB/LLM */
  | 'other';

export type CountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CountriesQuery = { countries: Array<{ id: string, alpha2: string, name: string }> };

export type UserConfirmationMutationVariables = Exact<{
  firstName: string;
  lastName: string;
  country: string;
  preparation: Preparation;
  termsAndConditions: boolean;
  privacyPolicy: boolean;
  pricePolicy: boolean;
}>;


export type UserConfirmationMutation = { userConfirmation: { id: string, confirmedAt: string | null } };

export type UserZoneMutationVariables = Exact<{
  id: string;
  timezone: string;
}>;


export type UserZoneMutation = { userUpdate: { id: string, timezone: string | null } };

export type PoliciesAcceptMutationVariables = Exact<{
  termsAndConditions: string;
  pricePolicy: string;
  privacyPolicy: string;
}>;


export type PoliciesAcceptMutation = { policiesAccept: { id: string, termsConditionsVersion: string | null, pricePolicyVersion: string | null, privacyPolicyVersion: string | null } };


export const Countries = typed<CountriesQuery, CountriesQueryVariables>("query Countries {\n  countries {\n    id\n    alpha2\n    name\n  }\n}")

export const UserConfirmation = typed<UserConfirmationMutation, UserConfirmationMutationVariables>("mutation UserConfirmation($firstName: String!, $lastName: String!, $country: ID!, $preparation: Preparation!, $termsAndConditions: Boolean!, $privacyPolicy: Boolean!, $pricePolicy: Boolean!) {\n  userConfirmation(\n    firstName: $firstName\n    lastName: $lastName\n    country: $country\n    preparation: $preparation\n    termsAndConditions: $termsAndConditions\n    privacyPolicy: $privacyPolicy\n    pricePolicy: $pricePolicy\n  ) {\n    id\n    confirmedAt\n  }\n}")

export const UserZone = typed<UserZoneMutation, UserZoneMutationVariables>("mutation UserZone($id: ID!, $timezone: String!) {\n  userUpdate(id: $id, timezone: $timezone) {\n    id\n    timezone\n  }\n}")

export const PoliciesAccept = typed<PoliciesAcceptMutation, PoliciesAcceptMutationVariables>("mutation PoliciesAccept($termsAndConditions: String!, $pricePolicy: String!, $privacyPolicy: String!) {\n  policiesAccept(\n    termsAndConditions: $termsAndConditions\n    pricePolicy: $pricePolicy\n    privacyPolicy: $privacyPolicy\n  ) {\n    id\n    termsConditionsVersion\n    pricePolicyVersion\n    privacyPolicyVersion\n  }\n}")
