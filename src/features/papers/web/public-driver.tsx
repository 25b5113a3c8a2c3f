export { PaperNotice } from './paper-notice.tsx'
