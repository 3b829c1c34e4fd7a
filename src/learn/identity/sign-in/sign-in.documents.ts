// Written by schema/generate.ts; do not edit.
import { typed } from '../../../providers/api/document'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type UserRole =
  | 'user'
  | 'supervisor'
  | 'admin';

export type Web3RequestMutationVariables = Exact<{
  email: string;
  redirectUri: string;
}>;


export type Web3RequestMutation = { web3Request: { message: string, sent: boolean } };

export type Web3ValidateQueryVariables = Exact<{
  token: string;
}>;


export type Web3ValidateQuery = { web3Validate: { email: string, user: { id: string } | null } };

export type Web3ConfirmationMutationVariables = Exact<{
  token: string;
}>;


export type Web3ConfirmationMutation = { web3Confirmation: { accessToken: string, refreshToken: string, user: { id: string, email: string | null, role: UserRole | null, locale: string | null } } };

export type SignInProvidersQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInProvidersQuery = { signInProviders: Array<{ id: string, name: string }> };

export type OauthRequestQueryVariables = Exact<{
  provider: string;
  redirectUri: string;
  state: string;
}>;


export type OauthRequestQuery = { oauthRequest: { url: string } };

export type OauthCallbackMutationVariables = Exact<{
  provider: string;
  redirectUri: string;
  code: string;
  state: string;
  iss?: string | null | undefined;
}>;


export type OauthCallbackMutation = { oauthCallback: { accessToken: string, refreshToken: string, path: string, user: { id: string, email: string | null, role: UserRole | null, locale: string | null } } };


export const Web3Request = typed<Web3RequestMutation, Web3RequestMutationVariables>("mutation Web3Request($email: String!, $redirectUri: String!) {\n  web3Request(email: $email, redirectUri: $redirectUri) {\n    message\n    sent\n  }\n}")

export const Web3Validate = typed<Web3ValidateQuery, Web3ValidateQueryVariables>("query Web3Validate($token: String!) {\n  web3Validate(token: $token) {\n    email\n    user {\n      id\n    }\n  }\n}")

export const Web3Confirmation = typed<Web3ConfirmationMutation, Web3ConfirmationMutationVariables>("mutation Web3Confirmation($token: String!) {\n  web3Confirmation(token: $token) {\n    accessToken\n    refreshToken\n    user {\n      id\n      email\n      role\n      locale\n    }\n  }\n}")

export const SignInProviders = typed<SignInProvidersQuery, SignInProvidersQueryVariables>("query SignInProviders {\n  signInProviders {\n    id\n    name\n  }\n}")

export const OauthRequest = typed<OauthRequestQuery, OauthRequestQueryVariables>("query OauthRequest($provider: String!, $redirectUri: String!, $state: String!) {\n  oauthRequest(provider: $provider, redirectUri: $redirectUri, state: $state) {\n    url\n  }\n}")

export const OauthCallback = typed<OauthCallbackMutation, OauthCallbackMutationVariables>("mutation OauthCallback($provider: String!, $redirectUri: String!, $code: String!, $state: String!, $iss: String) {\n  oauthCallback(\n    provider: $provider\n    redirectUri: $redirectUri\n    code: $code\n    state: $state\n    iss: $iss\n  ) {\n    accessToken\n    refreshToken\n    path\n    user {\n      id\n      email\n      role\n      locale\n    }\n  }\n}")
