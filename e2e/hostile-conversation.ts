import { queryProduct } from './database.ts'
import type { Product } from './product.ts'

/** Says each text in a project twice: as a prompt, and as a reply with everything that belongs to one. */
export async function fillWithTexts(
  product: Product,
  projectId: string,
  texts: readonly string[],
): Promise<void> {
  const replies = texts.map((text) => ({
    plan: {
      app: {
        name: text,
        description: text,
        features: [text],
        framework: text,
        database: text,
        payment: text,
        needsSupabaseIntegration: true,
        needsGitHubIntegration: true,
      },
      steps: [{ id: 'a', title: text }],
      files: [text],
      understood: [text],
      notUnderstood: [text],
    },
    questions: [{ id: 'q', text, choices: [text] }],
    notification: { success: false, message: text, details: [text] },
    use: { model: text, inputTokens: 1, outputTokens: 1, cachedTokens: 0, costMicros: 1 },
  }))
  await queryProduct(
    product,
    `insert into chat_history (id, project_id, user_id, message, is_user, created_at, attachments, generated_files,
       plan, questions, build_notification, use)
     select gen_random_uuid(), projects.id, projects.user_id, said, is_user, now() - make_interval(secs => 9999 - n::int * 2),
       array[said, 'projects/' || said || '.png'], array[said],
       case when is_user then null else reply -> 'plan' end,
       case when is_user then null else reply -> 'questions' end,
       case when is_user then null else reply -> 'notification' end,
       case when is_user then null else reply -> 'use' end
     from projects, unnest($2::text[], $3::json[]) with ordinality as given (said, reply, n), (values (true), (false)) as speaker (is_user)
     where projects.id = $1 order by n, is_user desc`,
    [projectId, texts, replies.map((reply) => JSON.stringify(reply))],
  )
}
