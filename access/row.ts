import type { Relations, Types } from '../schema/generated/types'

/** A type of the schema, by name. */
export type TypeName = keyof Types

/** A field of a type. */
export type FieldOf<Type extends TypeName> = Type extends TypeName ? keyof Types[Type] & string : never

/** Columns that rules use and the API hides, by type. */
interface UnshownColumns {
  AnswerToMark: 'userId'
  AuditChange: 'userId'
  BusyCalendar: 'userId'
  CalendarFeed: 'userId'
  DriveFile: 'ownerId'
  Device: 'userId' | 'endedAt' | 'expiresAt'
  KeptValue: 'userId'
  LibraryPermission: 'beginsAt' | 'endsAt'
  Prospect: 'type' | 'role' | 'disabledAt' | 'archivedAt'
  LinkedProvider: 'userId'
  Meeting: 'joinFrom'
  MeetingMember: 'cancelledById' | 'standing'
  Notification: 'userId'
  NotificationPreference: 'userId'
  OwnCard: 'userId'
  Passkey: 'userId'
  PaymentMethod: 'lostAt'
  PushSubscription: 'userId'
  QuestionReport: 'userId'
  Session: 'taskOpen' | 'dueAt' | 'candidateName' | 'tutorName'
}

/** Relations that rules use and the API hides, by type: from a row to those that refer to it. */
interface UnshownRelations {
  AuditChange: { session: 'Session'; sheet: 'SessionMarksheet'; material: 'SessionMaterial' }
  BlockAttachment: { block: 'ContentBlock' }
  BundleAuthor: { bundle: 'Bundle' }
  Content: { bundle: 'Bundle' }
  QuestionReport: { bundle: 'Bundle' }
  QuestionCorrection: { bundle: 'Bundle' }
  ContentBlock: { content: 'Content'; attempts: 'TestAttempt' }
  ContentChapter: { content: 'Content' }
  ContentExport: { content: 'Content' }
  ContentImport: { content: 'Content' }
  ContentImportRow: { import: 'ContentImport' }
  DriveFile: {
    mockMaterials: 'MockMaterial'
    mockTemplates: 'MockTemplate'
    sessionMaterials: 'SessionMaterial'
    sessionAnswers: 'SessionAnswer'
    blockImages: 'ContentBlock'
    blockSounds: 'ContentBlock'
    blockVideos: 'ContentBlock'
    blockAttachments: 'BlockAttachment'
    blockPictures: 'ContentBlock'
    contentExports: 'ContentExport'
    slideImages: 'LibrarySlide'
    slideSounds: 'LibrarySlide'
    libraryVideos: 'LibraryVideo'
    libraryPosters: 'LibraryVideo'
    libraryMaterials: 'LibraryMaterial'
    libraryAttachments: 'LibraryAttachment'
    meetingMaterials: 'MeetingMaterial'
    attemptFiles: 'TestAttempt'
    answerFiles: 'AnswerToMark'
  }
  Prospect: { roles: 'Role' }
  LibraryAttachment: { bundle: 'Bundle' }
  LibraryChapter: { bundle: 'Bundle' }
  LibraryMaterial: { bundle: 'Bundle' }
  LibraryNote: { bundle: 'Bundle' }
  LibraryPlace: { bundle: 'Bundle' }
  LibrarySlide: { bundle: 'Bundle' }
  LibraryVideo: { bundle: 'Bundle' }
  PushSubscription: { signIn: 'Device' }
  MeetingMaterial: { meeting: 'Meeting' }
  Mock: { sessions: 'Session' }
  MockMaterial: { mock: 'Mock' }
  MockTemplate: { mock: 'Mock' }
  SessionAnswer: { session: 'Session' }
  SessionAttendee: { session: 'Session' }
  SessionMarksheet: { session: 'Session' }
  SessionMaterial: { session: 'Session' }
  StudyGroupAnswer: { post: 'StudyGroupPost' }
  StudyGroupInvitation: { studyGroup: 'StudyGroup' }
  StudySubGroup: { studyGroup: 'StudyGroup' }
  User: { attendances: 'SessionAttendee'; memberships: 'Member'; tickets: 'MeetingMember' }
}

type Unshown<Of, Type> = Type extends keyof Of ? Of[Type] : never
type Targets<Type extends TypeName> = Relations[Type] &
  (Type extends keyof UnshownRelations ? UnshownRelations[Type] : unknown)

/** A relation of a type. */
export type RelationOf<Type extends TypeName> = Type extends TypeName ? keyof Targets<Type> & string : never

/** The type that a relation leads to. */
export type TargetOf<Type extends TypeName, Relation> = Relation extends keyof Targets<Type>
  ? Targets<Type>[Relation] & TypeName
  : never

/** A column of a type. */
export type ColumnOf<Type extends TypeName> = Exclude<FieldOf<Type>, RelationOf<Type>> | Unshown<UnshownColumns, Type>
