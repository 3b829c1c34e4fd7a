/**
 * Imports a part of the application once, and can try again after a failure. A browser remembers a failed script for the life of the page, so the new
 * try uses another address.
 */
export function importAgain<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | undefined
  let failed: string | undefined
  let times = 0
  return () => {
    loading ??= (failed ? import(/* @vite-ignore */ `${failed}?again=${++times}`) : load()).catch((fault) => {
      loading = undefined
      failed ??= addressIn(fault)
      throw fault
    })
    return loading
  }
}

/** The script that failed; a browser that names none has not remembered it either. */
const addressIn = (fault: unknown): string | undefined => /https?:\/\/\S+\.js/.exec(String(fault))?.[0]
