let isUnderWay = false

/** Whether another page is being fetched. React draws that later than it is so, on a busy machine much later. */
export const isNavigating = (): boolean => isUnderWay

/** Called by the application's router as soon as a navigation begins, and when it ends. */
export function noteNavigation(state: 'idle' | 'loading' | 'submitting'): void {
  isUnderWay = state !== 'idle'
}
