import { newRequestId } from './request-id.ts'

/** This tab's name until it is reloaded; empty where pages are rendered without a browser. */
export const TAB = typeof window === 'undefined' ? '' : newRequestId()
