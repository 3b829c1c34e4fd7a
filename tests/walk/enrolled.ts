import type { Product, Tokens } from './product'

interface Newcomer {
  email: string
  firstName: string
  lastName: string
  preparation: 'sqe1' | 'sqe2'
}

/** Signs somebody up who has nothing yet, and completes their profile. */
export async function enrolled(product: Product, { email, ...profile }: Newcomer): Promise<Tokens> {
  const tokens = await product.tokens(email)
  const { countries } = await product.send<{ countries: { id: string }[] }>('{ countries { id } }')
  await product.send(
    `mutation ($firstName: String!, $lastName: String!, $preparation: Preparation!, $country: ID!) {
      userConfirmation(firstName: $firstName, lastName: $lastName, country: $country, preparation: $preparation,
        termsAndConditions: true, privacyPolicy: true, pricePolicy: true) { id } }`,
    { ...profile, country: countries[0]?.id },
    tokens.accessToken,
  )
  return tokens
}
