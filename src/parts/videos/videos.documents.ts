// Written by schema/generate.ts; do not edit.
import { typed } from '../../providers/api/document'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** What changes of one of a bundle's videos; what is left out stays. */
export type LibraryVideoInput = {
  id: string;
  title?: string | null | undefined;
  position?: number | null | undefined;
};

export type EditableVideosQueryVariables = Exact<{
  bundleId: string;
}>;


export type EditableVideosQuery = { libraryVideos: Array<{ id: string, title: string, file: string | null, poster: string | null, seconds: number | null, captions: string | null, position: number }> };

export type VideoPosterMutationVariables = Exact<{
  file: unknown;
}>;


export type VideoPosterMutation = { mediaCreate: { id: string } };

export type VideoAddMutationVariables = Exact<{
  bundleId: string;
  title: string;
  file: string;
  poster?: string | null | undefined;
  seconds?: number | null | undefined;
  captions?: string | null | undefined;
}>;


export type VideoAddMutation = { libraryVideoCreate: { id: string } };

export type VideoChangeMutationVariables = Exact<{
  id: string;
  title?: string | null | undefined;
  captions?: string | null | undefined;
}>;


export type VideoChangeMutation = { libraryVideoUpdate: { id: string } };

export type VideosMoveMutationVariables = Exact<{
  bundleId: string;
  videos: Array<LibraryVideoInput> | LibraryVideoInput;
}>;


export type VideosMoveMutation = { libraryVideosUpdate: Array<{ id: string }> };

export type VideoRemoveMutationVariables = Exact<{
  id: string;
}>;


export type VideoRemoveMutation = { libraryVideoDelete: { id: string } };


export const EditableVideos = typed<EditableVideosQuery, EditableVideosQueryVariables>("query EditableVideos($bundleId: ID!) {\n  libraryVideos(bundleId: $bundleId) {\n    id\n    title\n    file\n    poster\n    seconds\n    captions\n    position\n  }\n}")

export const VideoPoster = typed<VideoPosterMutation, VideoPosterMutationVariables>("mutation VideoPoster($file: Upload!) {\n  mediaCreate(file: $file) {\n    id\n  }\n}")

export const VideoAdd = typed<VideoAddMutation, VideoAddMutationVariables>("mutation VideoAdd($bundleId: ID!, $title: String!, $file: ID!, $poster: ID, $seconds: Int, $captions: Text) {\n  libraryVideoCreate(\n    bundleId: $bundleId\n    title: $title\n    file: $file\n    poster: $poster\n    seconds: $seconds\n    captions: $captions\n  ) {\n    id\n  }\n}")

export const VideoChange = typed<VideoChangeMutation, VideoChangeMutationVariables>("mutation VideoChange($id: ID!, $title: String, $captions: Text) {\n  libraryVideoUpdate(id: $id, title: $title, captions: $captions) {\n    id\n  }\n}")

export const VideosMove = typed<VideosMoveMutation, VideosMoveMutationVariables>("mutation VideosMove($bundleId: ID!, $videos: [LibraryVideoInput!]!) {\n  libraryVideosUpdate(bundleId: $bundleId, videos: $videos) {\n    id\n  }\n}")

export const VideoRemove = typed<VideoRemoveMutation, VideoRemoveMutationVariables>("mutation VideoRemove($id: ID!) {\n  libraryVideoDelete(id: $id) {\n    id\n  }\n}")
