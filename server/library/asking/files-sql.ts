/** SQL for the files that were uploaded for a question of an attempt, as `AnswerFile`: those that its answer names first, in its order. */
export const filesSql = (
  question: string,
) => `(select coalesce(json_agg(json_build_object('id', d.id, 'name', d.title, 'size', coalesce(d.size, 0),
    'contentType', d.content_type) order by array_position(${question}.answer, d.id::text), x.inserted_at, d.id), '[]')
  from attempt_files x join drive_files d on d.id = x.file_id where x.question_id = ${question}.id)`
