import { noun } from '../rule'

export const slot = noun({ operations: { mocksLeft: 'confirmed', slots: 'confirmed' }, rules: () => [] })
