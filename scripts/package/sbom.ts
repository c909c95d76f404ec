import { ComponentType } from '@cyclonedx/cyclonedx-library/Enums';
import { Bom, Component, LicenseRepository, Metadata, SpdxLicense } from '@cyclonedx/cyclonedx-library/Models';
import { JSON as Json, JsonSerializer } from '@cyclonedx/cyclonedx-library/Serialize';
import { Spec1dot6 } from '@cyclonedx/cyclonedx-library/Spec';
import { JsonStrictValidator } from '@cyclonedx/cyclonedx-library/Validation';
import type { Project } from './manifest.ts';
import type { Shipped } from './notices.ts';

/**
 * Returns a release's bill of materials as CycloneDX 1.6. Has neither serial number nor time, so that it is
 * reproducible. Throws if it does not match the schema.
 */
export async function billOf(
  { name, version }: Pick<Project, 'name' | 'version'>,
  shipped: readonly Shipped[],
): Promise<string> {
  const root = componentOf({ name, version, identifier: null, text: null });
  const bom = new Bom({ metadata: new Metadata({ component: root }) });
  for (const each of shipped) {
    const component = componentOf(each);
    bom.components.add(component);
    root.dependencies.add(component.bomRef);
  }
  const text = new JsonSerializer(new Json.Normalize.Factory(Spec1dot6)).serialize(bom, { sortLists: true, space: 2 });
  const error = await new JsonStrictValidator(Spec1dot6.version).validate(text);
  if (error !== null) throw new Error(`The bill of materials does not follow its schema: ${JSON.stringify(error)}`);
  return `${text}\n`;
}

function componentOf({ name, version, identifier, isData }: Shipped): Component {
  const licenses = new LicenseRepository(identifier === null ? [] : [new SpdxLicense(identifier)]);
  if (isData) return new Component(ComponentType.Data, name, { bomRef: name, version, licenses });
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return new Component(ComponentType.Library, name, { bomRef: purl, version, licenses, purl });
}
