/** Whether a text is an id of ours: what others send is anything. */
export const isUuid = (text: string | null): text is string =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text ?? '')
