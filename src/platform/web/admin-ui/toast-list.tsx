import '@mantine/notifications/styles.css'
import { Notifications, notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { kitTexts } from './texts-kit.ts'
import type { Toast } from './toast.ts'

/** Spec 1 §9. */
const TOAST_MILLISECONDS = 5000

const LOOK = {
  done: { color: 'green', icon: <IconCheck size={18} /> },
  // The place itself tells it to those who do not see: the toast is not read out a second time.
  warning: { color: 'yellow', icon: <IconAlertTriangle size={18} />, role: 'presentation' },
  failure: { color: 'red', icon: <IconAlertTriangle size={18} />, role: 'alert' },
} as const

export function ToastList() {
  return <Notifications position="bottom-right" autoClose={TOAST_MILLISECONDS} />
}

export function showToast({ kind, message, title }: Toast): void {
  notifications.show({
    ...LOOK[kind],
    // What is being told already is not told twice.
    id: [kind, title, message].join(' '),
    ...(title ? { title } : {}),
    message,
    withBorder: true,
    closeButtonProps: { 'aria-label': kitTexts.closeToast },
  })
}
