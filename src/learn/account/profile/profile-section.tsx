import { isStaff, isTutor, useViewer } from '../../../providers/sign-in/viewer'
import { Button } from '../../../ui/action/button'
import { DescriptionList } from '../../../ui/data/description-list'
import { ErrorSummary } from '../../../ui/form/error-summary'
import { useLeaveGuard } from '../../../ui/form/use-leave-guard'
import { RichTextField } from '../../../ui/rich-text/rich-text-field'
import type { SectionProps } from '../account'
import styles from '../account.module.css'
import { Picture } from './picture'
import { ProfileFields } from './profile-fields'
import { labels } from './profile-values'
import { useProfile } from './use-profile'

/** The person's picture, and a form with their names, country, zone and addresses; tutors also write about themselves. */
export function ProfileSection({ account }: SectionProps) {
  const { currentUser: user, countries } = account
  const viewer = useViewer()
  const profile = useProfile(user)
  const { values, faults, summary, isChanged, isSaving, set, submit, undo } = profile
  const leaving = useLeaveGuard(isChanged)
  const tutor = viewer !== null && isTutor(viewer)
  const areas = user.practiceAreas?.map(({ name }) => name).join(', ')
  return (
    <>
      <Picture user={user} />
      <form className={styles.form} onSubmit={submit} noValidate>
        <ErrorSummary errors={summary} />
        <ProfileFields
          profile={profile}
          countries={countries}
          hasRoom={tutor || (viewer !== null && isStaff(viewer))}
        />
        {tutor && (
          <>
            <RichTextField
              id="profile-summary"
              label={labels.summary}
              optional
              value={values.summary}
              error={faults.summary}
              help="What you do and what you teach. Students may read it."
              onChange={(summary) => set({ summary })}
            />
            <DescriptionList
              items={[{ term: 'Practice areas', value: /* text */ `${areas || 'None yet'}. Our staff change these.` }]}
            />
          </>
        )}
        <div className="btn-row">
          <Button type="submit" variant="primary" busy={isSaving} disabled={!isChanged}>
            Save profile
          </Button>
          {isChanged && !isSaving && (
            <Button variant="quiet" onClick={undo}>
              Undo changes
            </Button>
          )}
        </div>
      </form>
      {leaving.dialog}
    </>
  )
}
