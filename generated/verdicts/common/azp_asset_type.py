# Made from schemas/common/azp-asset-type.schema.json by `make generate`; do not edit.
"""Verdicts on common:azp-asset-type."""
# mypy: ignore-errors
# ruff: noqa

LIMITS = {}


def verdict(x):
    if not (type(x) is str and x in {'brush', 'lut', 'pattern', 'stamp', 'shader', 'transition', 'mesh', 'material', 'hdri', 'motion', 'palette', 'image', 'video', 'font', 'audio', 'vector', 'template', 'overlay', 'tflite', 'litert', 'onnx', 'sherpa-bundle', 'model', 'task', 'vosk-bundle'}): return False
    return True
