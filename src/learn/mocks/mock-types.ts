/** The types whose changes reload what is shown of mocks. */
export const MOCK_TYPES = ['Mock', 'MockMaterial', 'MockTemplate', 'MockPermission']
