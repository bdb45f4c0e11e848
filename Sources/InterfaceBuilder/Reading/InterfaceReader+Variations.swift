internal import Basics

extension InterfaceReader {
  /// Reads the properties of an object or constraint for certain size classes.
  mutating func variation(_ element: MarkupElement) -> InterfaceVariation {
    var variation = InterfaceVariation()
    for part in (element["key"] ?? "").split(separator: "-") {
      switch part {
      case "default": variation.isDefault = true
      case "heightClass=regular": variation.isHeightRegular = true
      case "heightClass=compact": variation.isHeightRegular = false
      case "widthClass=regular": variation.isWidthRegular = true
      case "widthClass=compact": variation.isWidthRegular = false
      default: note(.value, element, "the variation \"\(part)\"; expected a size class")
      }
    }
    variation.properties = properties(element)
    for child in element.children {
      switch InterfaceSchema.kind(of: child.name) {
      case .value(let kind): variation.properties[child["key"] ?? child.name] = value(kind, child)
      case _ where child.name == "mask": readMask(child, into: &variation)
      default: noteUnknown(child)
      }
    }
    return variation
  }

  private mutating func readMask(_ mask: MarkupElement, into variation: inout InterfaceVariation) {
    for element in mask.children {
      guard let id = element["reference"] else {
        note(.value, element, "a mask's \(element.name) without reference")
        continue
      }
      switch element.name {
      case "exclude": variation.excluded.append(id)
      case "include": variation.included.append(id)
      default: noteUnknown(element)
      }
    }
  }
}
