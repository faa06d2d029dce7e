# Made from schemas/codes/azp-signing.schema.json by `make generate`; do not edit.
"""Verdicts on codes:azp-signing."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def verdict(x):
    if not (type(x) is str): return False
    if not (x in {'azp_signature_malformed', 'azp_signature_key_invalid', 'azp_signature_invalid', 'azp_unsigned', 'azp_countersignature_malformed', 'azp_countersignature_invalid', 'azp_countersignature_too_long', 'azp_extra_missing', 'azp_trust_store_invalid', 'azp_trust_key_ignored', 'azp_signer_untrusted', 'azp_pins_invalid', 'azp_publisher_changed', 'azp_publisher_unsigned', 'azp_source_not_directory', 'azp_source_manifest_missing', 'azp_source_special', 'azp_source_collision', 'azp_output_exists', 'azp_output_not_empty', 'azp_package_invalid', 'azp_key_invalid', 'azp_not_signed', 'azp_chain_broken', 'azp_chain_full', 'azp_write_failed'}): return False
    return True
