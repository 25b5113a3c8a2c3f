import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { changeSmsTexts } from '#features/notices/texts.ts'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import classes from '../changes/changes-drawer.module.css'

/** Whether the driver has tapped 'read' on this change as it is now; icon and words. */
export function ChangeRead({ readAt }: { readonly readAt: string | null }) {
  const Icon = readAt === null ? IconEyeOff : IconEye
  return (
    <span className={classes.read} data-read={readAt !== null}>
      <Icon size={16} aria-hidden />
      <span>{readAt === null ? changeSmsTexts.unread : changeSmsTexts.read(dateAndTime(readAt))}</span>
    </span>
  )
}
