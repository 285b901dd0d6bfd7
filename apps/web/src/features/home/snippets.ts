import { texts } from '@joinery/contract'

const { demo } = texts.landing

/** Three samples of what one can ask for: a component, an API, a controller. */
export const snippets = [
  {
    id: 'react',
    title: demo.reactComponent,
    file: 'src/components/task-list.tsx',
    language: 'tsx',
    code: `export function TaskList({ tasks, onToggle }: TaskListProps) {
  if (tasks.length === 0) return <p>Nothing to do. Enjoy the day.</p>
  return (
    <ul className="grid gap-2">
      {tasks.map((task) => (
        <li key={task.id}>
          <label className="flex gap-3">
            <input type="checkbox" checked={task.isDone} onChange={() => onToggle(task.id)} />
            {task.title}
          </label>
        </li>
      ))}
    </ul>
  )
}`,
  },
  {
    id: 'express',
    title: demo.expressApi,
    file: 'src/routes/tasks.js',
    language: 'js',
    code: `import { Router } from 'express'
import { findTasks, createTask } from '../tasks.js'

export const tasks = Router()

tasks.get('/', async (request, response) => {
  response.json(await findTasks({ owner: request.user.id }))
})

tasks.post('/', async (request, response) => {
  const title = request.body.title?.trim()
  if (!title) return response.status(422).json({ error: 'A task needs a title.' })
  response.status(201).json(await createTask({ title, owner: request.user.id }))
})`,
  },
  {
    id: 'laravel',
    title: demo.laravelController,
    file: 'app/Http/Controllers/TaskController.php',
    language: 'php',
    code: `<?php

class TaskController extends Controller
{
    public function index(Request $request)
    {
        return $request->user()->tasks()->latest()->get();
    }

    public function store(Request $request)
    {
        $values = $request->validate(['title' => 'required|max:120']);
        return $request->user()->tasks()->create($values);
    }
}`,
  },
]
