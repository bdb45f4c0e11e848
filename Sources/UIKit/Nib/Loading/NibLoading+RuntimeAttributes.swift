import Foundation
import InterfaceBuilder

extension NibLoading {
  /// Sets the user-defined runtime attributes of an object (facts IB93, IB95 and IB120).
  ///
  /// Properties that the object's class lists take precedence over UIKit's own. For an attribute
  /// without a property, a message is logged, and the other attributes are set (fact IB135).
  func setRuntimeAttributes(_ description: InterfaceObject, _ object: NSObject) {
    guard !description.runtimeAttributes.isEmpty else { return }
    let members = InterfaceBuilderMembers.all(of: type(of: object))
    for attribute in description.runtimeAttributes {
      if let member = members.properties[attribute.keyPath] {
        if set(attribute, with: member, of: object) { continue }
        warn(
          attribute.line,
          "\(attribute.keyPath) of \(type(of: object)) is not set: it is \(member.type)")
      } else if isDesign || standIns.contains(ObjectIdentifier(object)) {
        // A missing property is not reported, because the object has UIKit's class: a design is
        // made without custom classes, and for objects in `standIns` the custom class, which may
        // have the property, could not be used.
        _ = NibKeyPaths.set(attribute.keyPath, of: object, to: attribute.value, in: self)
      } else if !NibKeyPaths.set(attribute.keyPath, of: object, to: attribute.value, in: self) {
        reportUndefined(attribute, of: object, members)
      }
    }
  }

  /// Sets a property of an app's class to the first possible value of an attribute that has the
  /// property's type; returns whether there is one.
  private func set(
    _ attribute: InterfaceRuntimeAttribute, with member: InterfaceBuilderMembers.Property,
    of object: NSObject
  ) -> Bool {
    if attribute.type == "image", let name = attribute.value.text {
      return member.set(object, image(named: name, isSymbol: attribute.catalog == "system"))
    }
    return candidates(attribute.value).contains { member.set(object, $0) }
  }

  /// Returns the values that an attribute may mean, since a document does not contain the type of a
  /// number.
  private func candidates(_ value: InterfaceValue) -> [Any?] {
    switch value {
    case .none: return [nil]
    case .color(let color): return self.color(color).map { [$0, $0.cgColor] } ?? []
    case .font(let font): return [self.font(font)]
    case .attributedText: return [attributedText(value)]
    case .rect: return [value.rect]
    case .size: return [value.size]
    case .point: return [value.point]
    case .insets: return [value.insets, value.directionalInsets]
    case .flags: return []
    case .fields: return [image(value)]
    case .text(let text): return [text] + numbers(value)
    }
  }

  private func numbers(_ value: InterfaceValue) -> [Any?] {
    var values: [Any?] = []
    if let bool = value.bool { values.append(bool) }
    guard let number = value.number else { return values }
    values += [number, Double(number), Float(number)]
    if let integer = value.integer {
      values += [integer, Int32(exactly: integer), UInt(exactly: integer)]
    }
    return values + [NSNumber(value: Double(number))]
  }

  /// Logs UIKit's message for an attribute that does not exist; the document's line and the most
  /// similar name precede it.
  private func reportUndefined(
    _ attribute: InterfaceRuntimeAttribute, of object: NSObject, _ members: InterfaceBuilderMembers
  ) {
    let (key, type) = (attribute.keyPath, type(of: object))
    let names = Array(members.properties.keys).sorted() + NibKeyPaths.names(of: object)
    let nearest = MeantProperty.name(for: key, in: names).map { "; did you mean \($0)?" } ?? ""
    NibClasses.tell(
      """
      \(file.place(attribute.line)): attribute "\(key)" of \(type): there is no such property\
      \(nearest)
      Failed to set (\(key)) user defined inspected property on (\(type)): \
      [<\(String(reflecting: type))> setValue:forUndefinedKey:]: this class is not key value \
      coding-compliant for the key \(key).
      """)
  }
}
