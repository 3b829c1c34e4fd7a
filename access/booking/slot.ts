import { noun } from '../rule'

export const slot = noun({ operations: { slots: 'confirmed' }, rules: () => [] })
