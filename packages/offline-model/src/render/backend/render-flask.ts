import type { ApplicationModel } from '../../model/application-model.ts'
import type { Column, Table } from './describe-tables.ts'
import { toPython } from './write-literal.ts'

/** A JSON API with Flask and SQLAlchemy: models, routes, validation and a first migration. */
export function renderFlask(_model: ApplicationModel, tables: readonly Table[]): Map<string, string> {
  return new Map([
    ['server/requirements.txt', 'Flask>=3.1\nFlask-SQLAlchemy>=3.1\nFlask-Migrate>=4.1\n'],
    ['server/app/__init__.py', renderFactory(tables)],
    ['server/app/database.py', 'from flask_sqlalchemy import SQLAlchemy\n\ndb = SQLAlchemy()\n'],
    ['server/app/validation.py', validation],
    ['server/app/resource.py', resource],
    ...tables.map(({ one, ...rest }): [string, string] => [
      `server/app/models/${one}.py`,
      renderModel({ one, ...rest }),
    ]),
    ...tables.map((table): [string, string] => [`server/app/routes/${table.one}.py`, renderRoutes(table)]),
    [
      'server/app/models/__init__.py',
      tables.map(({ one, type }) => `from .${one} import ${type}  # noqa: F401\n`).join(''),
    ],
    ['server/app/routes/__init__.py', ''],
    ['server/migrations/alembic.ini', '[alembic]\nscript_location = migrations\n'],
    ['server/migrations/env.py', migrationEnvironment],
    ['server/migrations/script.py.mako', migrationTemplate],
    ['server/migrations/versions/0001_create_tables.py', renderMigration(tables)],
  ])
}

function renderFactory(tables: readonly Table[]): string {
  return `import os

from flask import Flask, jsonify
from flask_migrate import Migrate

from . import models  # noqa: F401
from .database import db
${tables.map(({ one }) => `from .routes.${one} import scheme as ${one}_routes\n`).join('')}

def create_app():
    app = Flask(__name__)
    app.config["SQLALCHEMY_DATABASE_URI"] = os.environ.get("DATABASE_URL", "sqlite:///records.db")
    db.init_app(app)
    Migrate(app, db)
${tables.map(({ one }) => `    app.register_scheme(${one}_routes)\n`).join('')}
    @app.errorhandler(404)
    def not_found(_error):
        return jsonify(message="There is nothing at this address."), 404

    return app
`
}

function renderModel({ name, type, columns }: Table): string {
  return `from ..database import db


class ${type}(db.Model):
    __tablename__ = "${name}"

    id = db.Column(db.Integer, primary_key=True)
${columns.map((column) => `    ${column.name} = ${writeColumn(column, 'db.')}\n`).join('')}    created_at = db.Column(db.DateTime, server_default=db.func.now(), nullable=False)
`
}

const sqlTypes: Readonly<Record<Column['kind'], string>> = {
  text: 'String(200)',
  longtext: 'Text',
  number: 'Float',
  boolean: 'Boolean',
  date: 'Date',
  datetime: 'DateTime',
  email: 'String(200)',
  url: 'String(500)',
  choice: 'String(200)',
  reference: 'Integer',
}

function writeColumn({ kind, isRequired, isUnique, target }: Column, prefix: string): string {
  const parts = [
    `${prefix}${sqlTypes[kind]}`,
    target ? `${prefix}ForeignKey("${target.name}.id")` : '',
    isRequired ? 'nullable=False' : '',
    isUnique ? 'unique=True' : '',
  ]
  return `${prefix}Column(${parts.filter((part) => part !== '').join(', ')})`
}

const validation = `from datetime import date, datetime
from urllib.parse import urlparse


def validate(payload, fields):
    """Checks what was sent against the fields: the clean values, and what is wrong by field."""
    values, problems = {}, {}
    if not isinstance(payload, dict):
        return values, {"": "An object is needed."}
    for name, rule in fields.items():
        value = payload.get(name)
        if value is None or value == "":
            if rule.get("required"):
                problems[name] = "This is needed."
            values[name] = None
            continue
        try:
            values[name] = readers[rule["kind"]](value)
            if rule.get("options") and values[name] not in rule["options"]:
                raise ValueError
        except (TypeError, ValueError):
            problems[name] = "This is not right."
    return values, problems


def read_text(value):
    if not isinstance(value, str) or len(value) > 5000:
        raise ValueError
    return value


def read_number(value):
    if isinstance(value, bool):
        raise ValueError
    return float(value)


def read_boolean(value):
    if not isinstance(value, bool):
        raise ValueError
    return value


def read_email(value):
    name, _, host = read_text(value).partition("@")
    if not name or "." not in host:
        raise ValueError
    return value


def read_url(value):
    if urlparse(read_text(value)).scheme not in ("http", "https"):
        raise ValueError
    return value


readers = {
    "text": read_text,
    "longtext": read_text,
    "choice": read_text,
    "number": read_number,
    "boolean": read_boolean,
    "date": lambda value: date.fromisoformat(value),
    "datetime": lambda value: datetime.fromisoformat(value),
    "email": read_email,
    "url": read_url,
    "reference": int,
}
`

const resource = `from flask import Scheme, jsonify, request
from sqlalchemy import or_
from sqlalchemy.exc import IntegrityError

from .database import db
from .validation import validate


def create_scheme(model, slug, fields):
    """The five addresses of one kind of record."""
    scheme = Scheme(slug, __name__, url_prefix=f"/api/{slug}")
    searched = [getattr(model, name) for name, rule in fields.items() if rule["kind"] in ("text", "email", "choice")]

    def to_json(row):
        return {column.name: getattr(row, column.name) for column in model.__table__.columns}

    def save(row, status):
        values, problems = validate(request.get_json(silent=True), fields)
        if problems:
            return jsonify(message="Some fields are not right.", problems=problems), 422
        for name, value in values.items():
            setattr(row, name, value)
        db.session.add(row)
        try:
            db.session.commit()
        except IntegrityError:
            db.session.rollback()
            return jsonify(message="Another record stands in the way."), 409
        return jsonify(to_json(row)), status

    @scheme.get("/")
    def index():
        search = request.args.get("search", "")
        query = model.query
        if search and searched:
            query = query.filter(or_(*[column.ilike(f"%{search}%") for column in searched]))
        page = query.order_by(model.id.desc()).paginate(max_per_page=200, error_out=False)
        return jsonify(rows=[to_json(row) for row in page.items], total=page.total)

    @scheme.get("/<int:row_id>")
    def show(row_id):
        return jsonify(to_json(db.get_or_404(model, row_id)))

    @scheme.post("/")
    def create():
        return save(model(), 201)

    @scheme.put("/<int:row_id>")
    def update(row_id):
        return save(db.get_or_404(model, row_id), 200)

    @scheme.delete("/<int:row_id>")
    def remove(row_id):
        db.session.delete(db.get_or_404(model, row_id))
        db.session.commit()
        return "", 204

    return scheme
`

function renderRoutes({ slug, one, type, columns }: Table): string {
  const fields = columns.map(({ name, kind, isRequired, options }) => {
    const rule = [
      `"kind": "${kind}"`,
      ...(isRequired ? ['"required": True'] : []),
      ...(options.length > 0 ? [`"options": [${options.map(toPython).join(', ')}]`] : []),
    ]
    return `    "${name}": {${rule.join(', ')}},\n`
  })
  return `from ..models.${one} import ${type}
from ..resource import create_scheme

fields = {
${fields.join('')}}

scheme = create_scheme(${type}, "${slug}", fields)
`
}

const migrationEnvironment = `from alembic import context
from flask import current_app

db = current_app.extensions["migrate"].db

with db.engine.connect() as connection:
    context.configure(connection=connection, target_metadata=db.metadata)
    with context.begin_transaction():
        context.run_migrations()
`

const migrationTemplate = `import sqlalchemy as sa
from alembic import op

revision = \${repr(up_revision)}
down_revision = \${repr(down_revision)}


def upgrade():
    \${upgrades if upgrades else "pass"}


def downgrade():
    \${downgrades if downgrades else "pass"}
`

function renderMigration(tables: readonly Table[]): string {
  const creates = tables.map(
    ({ name, columns }) => `    op.create_table(
        "${name}",
        sa.Column("id", sa.Integer, primary_key=True),
${columns.map((column) => `        ${writeColumn(column, 'sa.').replace('sa.Column(', `sa.Column("${column.name}", `)},\n`).join('')}        sa.Column("created_at", sa.DateTime, server_default=sa.func.now(), nullable=False),
    )
`,
  )
  const drops = tables.toReversed().map(({ name }) => `    op.drop_table("${name}")\n`)
  return `import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade():
${creates.join('') || '    pass\n'}

def downgrade():
${drops.join('') || '    pass\n'}`
}
