package import JSON

/// For a process that must know how another one died.
extension HostDeath: JSONConvertible {
    package var json: JSONTree {
        [
            "cause": cause.json, "lastCall": lastCall.json, "wasTooSlow": wasTooSlow.json, "message": message.json,
            "raised": raised.json, "place": place.json, "mark": mark.json,
        ]
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        (cause, lastCall, wasTooSlow) = try (json["cause"], json["lastCall"], json["wasTooSlow"])
        (message, raised) = try (json["message"], json["raised"])
        (place, mark) = try (json["place"], json["mark"])
    }
}
