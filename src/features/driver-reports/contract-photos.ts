import * as z from 'zod/mini'
import {
  PHOTO_BODY_LIMIT,
  sentPhotoFailures,
  sentPieces,
  shownPhotoFailures,
} from '#features/photos/contract.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { wireId } from '#platform/pure/wire.ts'
import { reportPhotoFailures as failures } from './texts-photo-failures.ts'

export const putReportPhoto = endpoint({
  method: 'POST',
  path: '/api/own-reports/:id/photo',
  access: 'own-calendar',
  summary:
    'Adds a photo that an own report has told of: a JPEG of at most 400 kB, kept without anything but its picture. Sent twice it is one.',
  input: z.object({ id: wireId, photo: wireId, data: sentPieces }),
  output: z.object({ status: z.literal('ok') }),
  failures: {
    no_such_report: { status: 404, msg: failures.noReport },
    other_driver: { status: 409, msg: failures.otherDriver },
    too_many_photos: { status: 429, msg: failures.tooMany },
    ...sentPhotoFailures,
  },
  bodyLimit: PHOTO_BODY_LIMIT,
})

export const readReportPhoto = endpoint({
  method: 'GET',
  path: '/api/driver-reports/photo',
  access: 'user',
  summary: 'A photo of what a driver told the office.',
  input: z.object({ id: wireId, photo: wireId }),
  output: z.any(),
  failures: shownPhotoFailures,
  file: true,
})
