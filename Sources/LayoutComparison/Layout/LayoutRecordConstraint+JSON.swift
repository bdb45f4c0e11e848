import Foundation
public import LayoutCore

extension LayoutRecord.Constraint: Decodable {
  private enum Keys: String, CodingKey {
    case name, attribute, second, relation, multiplier, constant, priority, state, line
  }

  /// The constraint as stored in goldens, without default values.
  var json: JSONValue {
    var members: [JSONValue.Member] = [("name", .text(name)), ("constant", .number(constant))]
    if attribute != Self.attribute(in: name) {
      members.append(("attribute", .text(attribute)))
    }
    if let second { members.append(("second", .text(second))) }
    if multiplier != 1 { members.append(("multiplier", .number(multiplier))) }
    if relation != "==" { members.append(("relation", .text(relation))) }
    if priority != 1000 { members.append(("priority", .number(priority))) }
    if state != .satisfied { members.append(("state", .text(state.rawValue))) }
    let line = [start.x, start.y, end.x, end.y].map { Double($0) }
    members.append(("line", .numbers(line)))
    return .object(members)
  }

  /// Decodes a constraint; members that are left out have their default values.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    let line = try container.numbers(4, forKey: .line)
    let state = try container.decodeIfPresent(String.self, forKey: .state)
    guard let known = State(rawValue: state ?? State.satisfied.rawValue) else {
      throw DecodingError.dataCorruptedError(
        forKey: .state, in: container, debugDescription: "“\(state ?? "")” is not a state")
    }
    self.init(
      name: try container.decode(String.self, forKey: .name),
      attribute: try container.decodeIfPresent(String.self, forKey: .attribute),
      second: try container.decodeIfPresent(String.self, forKey: .second),
      relation: try container.decodeIfPresent(String.self, forKey: .relation) ?? "==",
      multiplier: container.contains(.multiplier) ? try container.number(forKey: .multiplier) : 1,
      constant: try container.decode(Double.self, forKey: .constant),
      priority: try container.decodeIfPresent(Double.self, forKey: .priority) ?? 1000,
      state: known, from: CGPoint(x: line[0], y: line[1]), to: CGPoint(x: line[2], y: line[3]))
  }
}
