// Whether VoiceOver has no label to read for an element, whose name is then that of a label beside
// it, of its image, of a property, or of its kind.

extension Content.Text {
  /// Whether the text stands for an image without a label, which VoiceOver reads all the same.
  package var lacksLabel: Bool { extras?.lacksLabel ?? false }
}

extension Content.Button {
  /// Whether VoiceOver has no label for the button, such as a title.
  package var lacksLabel: Bool { extras?.lacksLabel ?? false }
}

extension Content.Field {
  /// Whether VoiceOver has no label for the field, such as a placeholder.
  package var lacksLabel: Bool { extras?.lacksLabel ?? false }
}

extension Content.Toggle {
  /// Whether VoiceOver has no label for the switch.
  package var lacksLabel: Bool { extras?.lacksLabel ?? false }
}

extension Content.Choice {
  /// Whether VoiceOver has no label for the control, or for one of its segments.
  package var lacksLabel: Bool { extras?.lacksLabel ?? false }
}
