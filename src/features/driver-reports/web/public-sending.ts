export { sendReportPhotos } from './photos/send-photos.ts'
