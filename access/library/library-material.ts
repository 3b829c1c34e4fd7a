import { allow, audiences, noun } from '../rule'
import { holds, isTutor } from '../viewer'
import { opened, written } from './holding'

const fields = audiences('LibraryMaterial', { reader: ['id', 'bundleId', 'fileId', 'file'] })
const attachmentFields = audiences('LibraryAttachment', {
  reader: ['id', 'bundleId', 'title', 'content', 'version', 'file', 'fileMimetype'],
})

const inBundle = (where: typeof opened) => ({ $elemMatch: { bundle: { $elemMatch: where } } })
const exists = { $elemMatch: { id: { $ne: null } } }

export const libraryMaterial = noun({
  operations: {
    libraryMaterials: 'confirmed',
    libraryMaterialCreate: ['tutor', 'manage_content'],
    libraryMaterialUpdate: ['tutor', 'manage_content'],
    libraryMaterialDelete: ['tutor', 'manage_content'],
    libraryAttachments: ['tutor', 'manage_content'],
    libraryAttachmentCreate: ['tutor', 'manage_content'],
    libraryAttachmentUpdate: ['tutor', 'manage_content'],
    libraryAttachmentDelete: ['tutor', 'manage_content'],
  },
  fields: { LibraryMaterial: fields, LibraryAttachment: attachmentFields },
  rules: (viewer) => [
    ...(viewer.confirmed
      ? [
          ...allow('read', 'LibraryMaterial', { bundle: { $elemMatch: opened } }),
          ...allow('read', 'DriveFile', { libraryMaterials: inBundle(opened) }),
        ]
      : []),
    ...(isTutor(viewer)
      ? [
          ...allow(['read', 'create', 'update', 'delete'], 'LibraryMaterial', { bundle: { $elemMatch: written } }),
          ...allow(['read', 'create', 'update', 'delete'], 'LibraryAttachment', { bundle: { $elemMatch: written } }),
          ...allow('read', 'DriveFile', { libraryMaterials: inBundle(written) }),
          ...allow('read', 'DriveFile', { libraryAttachments: inBundle(written) }),
        ]
      : []),
    ...(holds(viewer, 'manage_content')
      ? [
          ...allow(['read', 'create', 'update', 'delete'], 'LibraryMaterial'),
          ...allow(['read', 'create', 'update', 'delete'], 'LibraryAttachment'),
          ...allow('read', 'DriveFile', { libraryMaterials: exists }),
          ...allow('read', 'DriveFile', { libraryAttachments: exists }),
        ]
      : []),
  ],
})
