import * as z from 'zod/mini'
import { MOST_PIECES, PIECE_LETTERS } from './domain/photo.ts'
import { photoFailures as failures } from './texts-failures.ts'

/** The bytes of a photo as base64, in pieces that belong together as they follow each other. */
export const sentPieces = z
  .array(z.string({ error: failures.photo }).check(z.maxLength(PIECE_LETTERS, failures.photoTooLarge)))
  .check(z.minLength(1, failures.photo), z.maxLength(MOST_PIECES, failures.photoTooLarge))

/** Bytes of a call that carries one photo. */
export const PHOTO_BODY_LIMIT = 560_000

/** What a call that takes a photo fails with, beside its own failures. */
export const sentPhotoFailures = {
  not_photo: { status: 415, msg: failures.notPhoto },
  photo_too_large: { status: 413, msg: failures.photoTooLarge },
} as const

/** What a call that shows a photo fails with. */
export const shownPhotoFailures = { no_photo: { status: 404, msg: failures.noPhoto } } as const
