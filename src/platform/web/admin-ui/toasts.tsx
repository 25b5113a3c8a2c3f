import { notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import type { CallFailure } from '../call.ts'

/** Spec 1 §9: toasts stand 5000 ms. Never the only place of an important message. */
export const TOAST_MILLISECONDS = 5000

const shared = {
  withBorder: true,
  closeButtonProps: { 'aria-label': 'Zamknij powiadomienie' },
} as const

export function toastDone(message: string, title?: string): void {
  notifications.show({
    ...shared,
    ...(title ? { title } : {}),
    message,
    color: 'green',
    icon: <IconCheck size={18} />,
  })
}

export function toastNotice(message: string, title?: string): void {
  notifications.show({
    ...shared,
    ...(title ? { title } : {}),
    message,
    color: 'blue',
    icon: <IconInfoCircle size={18} />,
  })
}

/** Tells a failed call in its own words (D29). */
export function toastFailure(failure: CallFailure, title = 'Wystąpił błąd'): void {
  notifications.show({
    ...shared,
    title,
    message: failure.msg,
    color: 'red',
    icon: <IconAlertTriangle size={18} />,
    role: 'alert',
  })
}
