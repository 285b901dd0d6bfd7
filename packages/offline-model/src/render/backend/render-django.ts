import type { ApplicationModel } from '../../model/application-model.ts'
import type { Column, Table } from './describe-tables.ts'
import { toPython } from './write-literal.ts'

/** A JSON API with Django: models, forms that validate, views, and a first migration. */
export function renderDjango(_model: ApplicationModel, tables: readonly Table[]): Map<string, string> {
  return new Map([
    ['server/requirements.txt', 'Django>=5.2,<6\n'],
    ['server/manage.py', manage],
    ['server/config/__init__.py', ''],
    ['server/config/settings.py', settings],
    ['server/config/urls.py', urls],
    ['server/config/wsgi.py', wsgi],
    ['server/records/__init__.py', ''],
    ['server/records/models.py', renderModels(tables)],
    ['server/records/forms.py', renderForms(tables)],
    ['server/records/views.py', views],
    ['server/records/urls.py', renderRoutes(tables)],
    ['server/records/admin.py', renderAdmin(tables)],
    ['server/records/migrations/__init__.py', ''],
    ['server/records/migrations/0001_initial.py', renderMigration(tables)],
  ])
}

const manage = `import os
import sys

from django.core.management import execute_from_command_line

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
execute_from_command_line(sys.argv)
`

const settings = `import os
from pathlib import Path

BASE_DIR = Path(__file__).resolve().parent.parent
DEBUG = os.environ.get("DEBUG") == "1"
# Without a key of its own the server starts for trying out only: it is another one at every start.
SECRET_KEY = os.environ.get("SECRET_KEY") or os.urandom(32).hex()
ALLOWED_HOSTS = os.environ.get("ALLOWED_HOSTS", "localhost,127.0.0.1").split(",")
INSTALLED_APPS = [
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "records",
]
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
]
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ]
        },
    }
]
ROOT_URLCONF = "config.urls"
DATABASES = {"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": BASE_DIR / "records.db"}}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
USE_TZ = True
STATIC_URL = "static/"
`

const urls = `from django.contrib import admin
from django.urls import include, path

urlpatterns = [path("admin/", admin.site.urls), path("api/", include("records.urls"))]
`

const wsgi = `import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
application = get_wsgi_application()
`

function renderModels(tables: readonly Table[]): string {
  const models = tables.map(
    ({ name, type, columns }) => `

class ${type}(models.Model):
${columns.map((column) => `    ${fieldName(column)} = ${writeField(column)}\n`).join('')}    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        db_table = "${name}"
        ordering = ["-id"]
`,
  )
  return `from django.db import models\n${models.join('')}`
}

/** Django adds the ending of a reference's column itself. */
function fieldName({ name, target }: Column): string {
  return target ? name.replace(/_id$/, '') : name
}

function writeField({ kind, label, isRequired, isUnique, options, target }: Column): string {
  const optional = isRequired ? [] : isWords(kind) ? ['blank=True'] : ['null=True', 'blank=True']
  const common = [`verbose_name=${toPython(label)}`, ...optional, ...(isUnique ? ['unique=True'] : [])]
  const choices =
    options.length > 0
      ? [`choices=[${options.map((each) => `(${toPython(each)}, ${toPython(each)})`).join(', ')}]`]
      : []
  const write = (type: string, ...rest: string[]) => `models.${type}(${[...rest, ...common].join(', ')})`
  switch (kind) {
    case 'text':
      return write('CharField', 'max_length=200')
    case 'choice':
      return write('CharField', 'max_length=200', ...choices)
    case 'longtext':
      return write('TextField')
    case 'number':
      return write('FloatField')
    case 'boolean':
      return `models.BooleanField(verbose_name=${toPython(label)}, default=False)`
    case 'date':
      return write('DateField')
    case 'datetime':
      return write('DateTimeField')
    case 'email':
      return write('EmailField')
    case 'url':
      return write('URLField')
    case 'reference':
      return write('ForeignKey', `"records.${target?.type}"`, 'on_delete=models.PROTECT', 'related_name="+"')
  }
}

function isWords(kind: Column['kind']): boolean {
  return kind === 'text' || kind === 'longtext' || kind === 'choice' || kind === 'email' || kind === 'url'
}

function renderForms(tables: readonly Table[]): string {
  const forms = tables.map(
    ({ type, columns }) => `

class ${type}Form(forms.ModelForm):
    class Meta:
        model = models.${type}
        fields = [${columns.map((column) => `"${fieldName(column)}"`).join(', ')}]
`,
  )
  return `from django import forms\n\nfrom . import models\n${forms.join('')}`
}

const views = `import json

from django.db.models import ProtectedError, Q
from django.http import HttpResponse, JsonResponse
from django.shortcuts import get_object_or_404
from django.utils.decorators import method_decorator
from django.views import View
from django.views.decorators.csrf import csrf_exempt


def to_json(row):
    return {field.attname: getattr(row, field.attname) for field in row._meta.concrete_fields}


@method_decorator(csrf_exempt, name="dispatch")
class RecordView(View):
    """The addresses of one kind of record. The form decides what is right."""

    form = None
    searched = ()

    def get(self, request, row_id=None):
        model = self.form._meta.model
        if row_id is not None:
            return JsonResponse(to_json(get_object_or_404(model, pk=row_id)))
        rows = model.objects.all()
        words = request.GET.get("search", "")
        if words:
            query = Q()
            for name in self.searched:
                query |= Q(**{f"{name}__icontains": words})
            rows = rows.filter(query)
        return JsonResponse({"rows": [to_json(row) for row in rows[:200]], "total": rows.count()})

    def post(self, request):
        return self.save(request, None, 201)

    def put(self, request, row_id):
        return self.save(request, get_object_or_404(self.form._meta.model, pk=row_id), 200)

    def delete(self, _request, row_id):
        try:
            get_object_or_404(self.form._meta.model, pk=row_id).delete()
        except ProtectedError:
            return JsonResponse({"message": "Other records need this one."}, status=409)
        return HttpResponse(status=204)

    def save(self, request, row, status):
        try:
            values = json.loads(request.body)
        except ValueError:
            return JsonResponse({"message": "This is no JSON."}, status=400)
        form = self.form(values if isinstance(values, dict) else {}, instance=row)
        if not form.is_valid():
            return JsonResponse({"message": "Some fields are not right.", "problems": form.errors}, status=422)
        return JsonResponse(to_json(form.save()), status=status)
`

function renderRoutes(tables: readonly Table[]): string {
  const lines = tables.map(({ slug, type, columns }) => {
    const searched = columns.filter(({ kind }) => kind === 'text' || kind === 'email' || kind === 'choice')
    const view = `RecordView.as_view(form=forms.${type}Form, searched=(${searched
      .map(({ name }) => `"${name}", `)
      .join('')
      .trimEnd()}))`
    return `    path("${slug}/", ${view}),\n    path("${slug}/<int:row_id>/", ${view}),\n`
  })
  return `from django.urls import path

from . import forms
from .views import RecordView

urlpatterns = [
${lines.join('')}]
`
}

function renderAdmin(tables: readonly Table[]): string {
  return `from django.contrib import admin

from . import models

${tables.map(({ type }) => `admin.site.register(models.${type})\n`).join('')}`
}

function renderMigration(tables: readonly Table[]): string {
  const operations = tables.map(
    ({ name, type, columns }) => `        migrations.CreateModel(
            name="${type}",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
${columns.map((column) => `                ("${fieldName(column)}", ${writeField(column).replace('on_delete=models.PROTECT', 'on_delete=django.db.models.deletion.PROTECT')}),\n`).join('')}                ("created_at", models.DateTimeField(auto_now_add=True)),
            ],
            options={"db_table": "${name}", "ordering": ["-id"]},
        ),
`,
  )
  return `import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    initial = True
    dependencies = []
    operations = [
${operations.join('')}    ]
`
}
