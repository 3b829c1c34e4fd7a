/** The text of a GraphQL operation that carries the types of its result and variables. */
export type TypedDocument<Result, Variables> = string & { readonly __types?: (variables: Variables) => Result }

/** Gives a text its types; used by the generated documents only. */
export const typed = <Result, Variables>(text: string) => text as TypedDocument<Result, Variables>
